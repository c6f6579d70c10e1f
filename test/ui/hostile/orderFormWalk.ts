import type { Selection } from '../../../src/domain/model/Selection.ts';
import { HostileVisit } from './HostileVisit.ts';
import { HostileWorld } from './HostileWorld.ts';

/** What a visitor of a well museum selects, one ticket each: the form is opened with it again and again. */
export async function selecting(...tickets: readonly string[]): Promise<Selection> {
  const world = new HostileWorld('/index', null);
  const visit = await HostileVisit.open(world);
  await visit.settle(10_000);
  await visit.press('I have read and agree');
  await visit.press(/Available|Few left/, 'radio');
  for (const ticket of tickets) await visit.press(`Add one ${ticket}`);
  await visit.press('Place order');
  visit.leave();
  const selection = world.storage.selection();
  if (selection?.tickets.length !== tickets.length) throw new Error('not all could be selected');
  return selection;
}

const ids = ['110105199006150004', '11010519880229001X', '110105194506150006'];

/** Fills in the form, sends it, and goes as far as that leads. */
export async function order(visit: HostileVisit): Promise<void> {
  visit.type('Name', ['测试一', '欧阳·测试']);
  visit.type('Document number', ids);
  visit.type('Special certificate number', ['S1', 'S2']);
  visit.type('Contact phone', ['13800000000']);
  await visit.press('Buy now');
  await visit.pressIfThere('Got it');
}
