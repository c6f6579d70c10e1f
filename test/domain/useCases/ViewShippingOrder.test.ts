import { describe, expect, it } from 'vitest';
import { failed, success } from '../../../src/domain/model/Result.ts';
import type { ShippingLine, ShippingOrder } from '../../../src/domain/model/ShippingOrder.ts';
import { ViewShippingOrder } from '../../../src/domain/useCases/ViewShippingOrder.ts';
import { type Museum, StubMuseum } from '../../support/StubMuseum.ts';
import { aShippingLine, aShippingOrder, theReference } from '../../ui/shipping/shippingBuilders.ts';

const used: ShippingLine = aShippingLine({ status: 'used' });

const view = async (order: ShippingOrder, answers: Partial<Museum> = {}) => {
  const museum = new StubMuseum({ shippingOrder: async () => success(order), ...answers });
  const viewed = await new ViewShippingOrder({ museum }).execute(theReference);
  return { viewed, asked: museum.asked };
};

describe('viewing the order of an SMS link', () => {
  it('[SQR-01] asks for the order, then for the latest state of its lines', async () => {
    const order = aShippingOrder();
    const { viewed, asked } = await view(order, { shippingLines: async () => success([used]) });
    expect(viewed).toEqual(success({ order, lines: [used], linesFailure: null }));
    expect(asked).toEqual([
      ['shippingOrder', theReference],
      ['shippingLines', theReference],
    ]);
  });

  it('[SQR-01] asks for no more where the order’s status says there is none', async () => {
    const order = aShippingOrder({ hasTicketInformation: false });
    const { viewed, asked } = await view(order);
    expect(viewed).toEqual(success({ order, lines: order.lines, linesFailure: null }));
    expect(asked.map(([call]) => call)).toEqual(['shippingOrder']);
  });

  it('[SQR-01] shows what came with the order where no line is passed', async () => {
    const order = aShippingOrder();
    const { viewed } = await view(order, { shippingLines: async () => success([]) });
    expect(viewed).toEqual(success({ order, lines: order.lines, linesFailure: null }));
  });

  it('[SQR-01] keeps the order when the second call fails, and says so', async () => {
    const order = aShippingOrder();
    const lost = failed({ kind: 'timeout' as const });
    const { viewed } = await view(order, { shippingLines: async () => lost });
    expect(viewed).toEqual(
      success({ order, lines: order.lines, linesFailure: { kind: 'timeout' } }),
    );
  });

  it('[SQR-01] fails with the first call, without a second', async () => {
    const lost = failed({ kind: 'network' as const });
    const { viewed, asked } = await view(aShippingOrder(), { shippingOrder: async () => lost });
    expect([viewed, asked.length]).toEqual([lost, 1]);
  });
});
