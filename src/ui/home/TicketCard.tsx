import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import type { StepBlock } from '../../domain/model/Selection.ts';
import { type DescribedTicket, fullName, type TicketOffer } from '../../domain/model/Ticket.ts';
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
import type { TicketChoiceModel } from './TicketChoiceModel.ts';
import { useNearScreen } from './useNearScreen.ts';

/** One ticket: its name, price, instructions, and how many of it (HOME-09, HOME-10). */
export const TicketCard = observer(function TicketCard({
  home,
  offer,
  tellsFrom,
}: {
  readonly home: HomeModel;
  readonly offer: TicketOffer;
  /** Its place, where it tells that it comes near the screen. */
  readonly tellsFrom: number | undefined;
}) {
  const { LL } = useTexts();
  const { choice } = home.visit;
  // What is asked of the model here is of this ticket alone: what happens to one card leaves the others as they are.
  const described = choice.ticketOf(offer);
  const block = useComputed(blockWhileShown(choice, described), [choice, described]);
  const isSoldOut = block === 'soldOut';
  const near = useNearScreen(
    useCallback(() => {
      if (tellsFrom !== undefined) choice.describeFrom(tellsFrom);
    }, [choice, tellsFrom]),
  );
  const ticket = fullName(described);
  return (
    <Card as="li" skips ref={tellsFrom === undefined ? undefined : near}>
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

/** What keeps one more of a ticket from being taken; while the cards wait unseen, what did when they were seen last. */
function blockWhileShown(choice: TicketChoiceModel, ticket: DescribedTicket) {
  let last: StepBlock | null = null;
  return () => {
    if (choice.state.kind === 'shown') last = choice.blockOf(ticket);
    return last;
  };
}
