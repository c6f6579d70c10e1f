import type { MuseumDay } from '../../domain/model/MuseumDay.ts';
import type { MuseumMoment } from '../../domain/model/MuseumMoment.ts';
import { Notice } from '../components/Notice.tsx';
import { dayText } from '../format.ts';
import { useTexts } from '../i18n/Texts.ts';

/** Says how old a ticket is that could not be read anew: it is shown all the same (Q-OFF-4). */
export function NotRefreshed({
  since,
  today,
}: {
  readonly since: MuseumMoment;
  readonly today: MuseumDay;
}) {
  const { LL, language } = useTexts();
  const time =
    since.day === today ? since.time : `${dayText(since.day, today, language)} ${since.time}`;
  return (
    <Notice kind="warning" title={LL.orders.gate.notRefreshed({ time })}>
      {LL.orders.gate.notRefreshedText()}
    </Notice>
  );
}
