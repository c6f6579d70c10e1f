import { describe, expect, it } from 'vitest';
import { draftFor, withChildStep } from '../../../src/domain/model/OrderDraft.ts';
import { partyOfOrder } from '../../../src/domain/model/OrderParty.ts';
import { aSelection, aTicket } from '../builders.ts';

describe('the party of a form', () => {
  it('takes a place a ticket in its pool, and a free one for each child', () => {
    const family = aTicket({ id: 'family', maxChildren: 2 });
    const free = aTicket({ id: 'free', pool: 'free', isRealName: false });
    const guide = aTicket({ id: 'guide', isStaggered: false, isRealName: false });
    const selection = aSelection({
      tickets: [
        { ticket: family, quantity: 2 },
        { ticket: free, quantity: 3 },
        { ticket: guide, quantity: 4 },
      ],
    });
    const draft = draftFor(selection, null);
    const key = draft.visitors[0]?.key ?? '';
    expect(partyOfOrder(withChildStep(draft, key, 1))).toEqual({ ordinary: 2, free: 4 });
  });
});
