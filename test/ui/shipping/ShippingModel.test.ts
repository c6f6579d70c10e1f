import { describe, expect, it } from 'vitest';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import type { ShippingOrder } from '../../../src/domain/model/ShippingOrder.ts';
import { anOpenAnswer } from '../../support/StubTill.ts';
import { naming, ShippingVisit } from './ShippingVisit.ts';
import { aShippingLine, aShippingOrder } from './shippingBuilders.ts';

const settled = async (visit: ShippingVisit) => {
  await visit.clock.advance(0);
};

describe('ShippingModel', () => {
  it('[SQR-01] shows the order once both calls were answered', async () => {
    const used = aShippingLine({ status: 'used' });
    const visit = new ShippingVisit({ ...naming(), shippingLines: async () => success([used]) });
    const model = visit.shipping();
    model.start();
    expect([model.isLoading, model.viewed]).toEqual([true, null]);
    await settled(visit);
    expect(model.isLoading).toBe(false);
    expect(model.viewed).toMatchObject({ lines: [used], linesFailure: null });
    expect([await visit.alert(), await visit.toast()]).toEqual([undefined, undefined]);
  });

  it('[SQR-01] a failure is told, and mended by asking again', async () => {
    const visit = new ShippingVisit({ shippingOrder: async () => failed({ kind: 'network' }) });
    const model = visit.shipping();
    model.start();
    await settled(visit);
    expect(model.failure).toEqual({ kind: 'network' });
    expect(await visit.alert()).toContain('No connection');
    visit.museum.answers = naming();
    await model.reload();
    expect([model.failure, model.viewed?.order.pickUpCode]).toEqual([null, '123456780001']);
    expect(await visit.toast()).toBe('This is the latest status');
  });

  it('[SQR-01] a code once shown stays, whatever the network does', async () => {
    const visit = new ShippingVisit();
    const model = visit.shipping();
    model.start();
    await settled(visit);
    visit.museum.answers = { shippingOrder: async () => failed({ kind: 'network' }) };
    await model.reload();
    expect([model.failure, model.viewed?.order.pickUpCode]).toEqual([null, '123456780001']);
    expect(await visit.toast()).toContain('No connection');
  });

  it('[SQR-01] is asked for once, however often the button is pressed', async () => {
    const answer = anOpenAnswer<Result<ShippingOrder>>();
    const visit = new ShippingVisit({ shippingOrder: () => answer.promise });
    const model = visit.shipping();
    model.start();
    for (let press = 0; press < 10; press += 1) void model.reload();
    answer.give(success(aShippingOrder()));
    await settled(visit);
    expect(visit.museum.times('shippingOrder')).toBe(1);
  });

  it('[SQR-01] an answer that comes after the visitor has left does nothing', async () => {
    const answer = anOpenAnswer<Result<ShippingOrder>>();
    const visit = new ShippingVisit({ shippingOrder: () => answer.promise });
    const model = visit.shipping();
    const leave = model.start();
    leave();
    answer.give(failed({ kind: 'network' }));
    await settled(visit);
    expect([model.failure, model.viewed, await visit.alert()]).toEqual([null, null, undefined]);
  });
});
