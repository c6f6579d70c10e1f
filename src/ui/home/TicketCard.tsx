import { observer } from 'mobx-react-lite';
import { fullName, type TicketOffer } from '../../domain/model/Ticket.ts';
import { Button } from '../components/Button.tsx';
import { Card } from '../components/Card.tsx';
import { Price } from '../components/Price.tsx';
import { Stack } from '../components/Stack.tsx';
import { Stepper } from '../components/Stepper.tsx';
import { Tag } from '../components/Tag.tsx';
import { moneyText } from '../format.ts';
import { useTexts } from '../i18n/Texts.ts';
import { useComputed } from '../useComputed.ts';
import type { HomeModel } from './HomeModel.ts';
import styles from './TicketCard.module.css';

/** One ticket: its name, price, instructions, and how many of it (HOME-09, HOME-10). */
export const TicketCard = observer(function TicketCard({
  home,
  offer,
}: {
  readonly home: HomeModel;
  readonly offer: TicketOffer;
}) {
  const { LL } = useTexts();
  const { choice } = home.visit;
  // What is asked of the model here is of this ticket alone: what happens to one card leaves the others as they are.
  const described = choice.ticketOf(offer);
  const block = useComputed(() => choice.blockDrawn(described), [choice, described]);
  const isSoldOut = block === 'soldOut';
  const ticket = fullName(described);
  return (
    <Card>
      <div className={styles['head']}>
        <h4 className={styles['name']}>{ticket}</h4>
        {isSoldOut && (
          <Tag tone="neutral" icon="close">
            {LL.home.soldOutTag()}
          </Tag>
        )}
      </div>
      <div className={styles['foot']}>
        <Stack gap={1}>
          <Price size="l" label={LL.home.ticketPrice()} text={moneyText(described.offer.price)} />
          {described.offer.choosesKindById && (
            <small className={styles['byId']}>{LL.home.priceById()}</small>
          )}
          <div className={styles['instructions']}>
            {described.notice !== '' && (
              <Button kind="quiet" popup onClick={() => home.showInstructions(described)}>
                {LL.home.instructionsLink()}
              </Button>
            )}
          </div>
        </Stack>
        <div className={styles['stepper']}>
          <Stepper
            label={LL.home.quantityOf({ ticket })}
            value={choice.quantityOf(described)}
            decreaseLabel={LL.home.removeOne({ ticket })}
            increaseLabel={LL.home.addOne({ ticket })}
            onChange={(next) => choice.setQuantity(described, next)}
            blockedReason={block === null ? undefined : LL.home[block]()}
            hidesReason={isSoldOut}
            onBlocked={() => block !== null && choice.explain(block)}
          />
        </div>
      </div>
    </Card>
  );
});
