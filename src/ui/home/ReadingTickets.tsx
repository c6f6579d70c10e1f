import { Skeleton } from '../components/Skeleton.tsx';
import { useTexts } from '../i18n/Texts.ts';

/** Stands where the ticket cards will be. */
export function ReadingTickets() {
  const { LL } = useTexts();
  return <Skeleton label={LL.home.readingTickets()} shape="cards" count={3} />;
}
