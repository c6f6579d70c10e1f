import { describe, expect, it } from 'vitest';
import { firstViewModelsOf } from '../../src/firstScreen.ts';
import { TestedWorld } from '../support/TestedWorld.ts';

describe('the first screen’s view models', () => {
  it('are there without anything of the screens behind it', () => {
    const world = new TestedWorld();
    const models = firstViewModelsOf(world);
    const { address, language, page, sanitiser, configuration } = world.first;
    expect(models).toMatchObject({ address, language, page, sanitiser, configuration });
    expect(world.laterLoads).toBe(0);
  });

  it('open the first screen on the museum that they were given', async () => {
    const world = new TestedWorld();
    const { home } = firstViewModelsOf(world);
    const stop = home.start();
    await world.clock.advance(0);
    expect(home.visit.slots.length).toBeGreaterThan(0);
    stop();
  });

  it('are joined by the rest when it is asked for: loaded once, the shared ones the same', async () => {
    const world = new TestedWorld();
    const models = firstViewModelsOf(world);
    const [all, again] = await Promise.all([models.later(), models.later()]);
    expect(again).toBe(all);
    expect(await models.later()).toBe(all);
    expect(world.laterLoads).toBe(1);
    const { home, ways, announcements, page, address } = models;
    expect(all).toMatchObject({ home, ways, announcements, page, address });
    expect(all.orderForm().start).toBeTypeOf('function');
  });

  it('are joined by what comes after a ticket is bought when that is asked for, once, with its words', async () => {
    const { afterSale } = await firstViewModelsOf(new TestedWorld()).later();
    expect(afterSale.loaded).toBeNull();
    const [parts, again] = await Promise.all([afterSale.get(), afterSale.get()]);
    expect(again).toBe(parts);
    expect(parts.models.orderList().start).toBeTypeOf('function');
    expect(parts.texts.LL.afterSale.query.title()).toBe('Find an order');
  });

  it('forget that the rest could not be loaded, and ask for it again', async () => {
    const world = new TestedWorld();
    const models = firstViewModelsOf(world);
    world.laterFailure = new Error('offline');
    await expect(models.later()).rejects.toThrow('offline');
    world.laterFailure = null;
    expect((await models.later()).orderForm).toBeTypeOf('function');
    expect(world.laterLoads).toBe(2);
  });
});
