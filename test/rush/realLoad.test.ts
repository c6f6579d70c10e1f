import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { type RunningMuseum, startMuseumServer } from '../../contracts/provider/museumServer.ts';
import { slotId } from '../../src/adapters/inMemory/museum/slotId.ts';
import {
  opening,
  SavedSchema,
  savePath,
  TestedMuseum,
  today,
} from '../adapters/inMemory/aMuseum.ts';
import { aLine, anOrder } from '../adapters/inMemory/anOrder.ts';
import { expectHonestBooks, soldOf } from '../adapters/inMemory/honestBooks.ts';

const connections = 200;
/** Each client reads, orders, asks, calls off or pays: ten requests. */
const requests = 2_000;

const EnvelopeSchema = v.object({ code: v.number(), data: v.optional(v.unknown()) });

let server: RunningMuseum | null = null;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

afterEach(async () => {
  agent.destroy();
  await server?.close();
});

function posted(url: string, body: unknown): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', agent }, (response) => {
      text(response).then(
        (answer) => resolve({ status: response.statusCode ?? 0, body: answer }),
        reject,
      );
    });
    asked.on('error', reject);
    asked.end(JSON.stringify(body));
  });
}

describe('a museum that listens, under load', () => {
  it('[Q-RUSH-5] [Q-STK-1] answers 2,000 requests over 200 connections, none with 5xx, and its books are honest after', async () => {
    server = await startMuseumServer({ port: 0, now: () => opening });
    const { url, museum } = server;
    const books = new TestedMuseum();
    books.museum = museum;
    const soldBefore = soldOf(books.state());
    const statuses: number[] = [];
    const codes: number[] = [];
    const ask = async (path: string, body: unknown = {}) => {
      const answer = await posted(url + path, body);
      statuses.push(answer.status);
      const envelope = v.parse(EnvelopeSchema, JSON.parse(answer.body));
      codes.push(envelope.code);
      return envelope;
    };
    const visit = async (client: number) => {
      await ask('/bms/dict/list/specialCertificateType');
      await ask('/trip/staggered-reservation-daily/list', { reservationDate: today });
      for (const slot of [2, 3]) {
        const at = { staggeredReservationDailyId: slotId(today, slot) };
        const saved = await ask(savePath, anOrder(aLine('adult', 1, at)));
        const orderNo = saved.code === 0 ? v.parse(SavedSchema, saved.data).orderNo : 'none';
        await ask('/trip/order/info', { orderNo });
        if (client % 3 === 0) await ask('/api/integration/trip/order/cancel', { orderNo });
        else await ask('/api/integration/pay-and-confirm', payment(orderNo));
        if (client % 3 === 1 && saved.code === 0) museum.control('/_museum/pay', { orderNo });
        await ask('/trip/order/info', { orderNo });
      }
    };

    await Promise.all(Array.from({ length: connections }, (_, client) => visit(client)));

    expect(statuses).toHaveLength(requests);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expectHonestBooks(books.state(), soldBefore);
    const { orders } = books.state();
    expect(new Set(orders.map(({ status }) => status))).toEqual(
      new Set(['待支付', '已出票', '已取消']),
    );
    // The wanted slot was fought for.
    expect(codes).toContain(5010);
    expect(books.journal().filter(({ effect }) => effect === 'order-saved')).toHaveLength(
      orders.length,
    );
  }, 120_000);
});

const payment = (orderNo: string) => ({
  orderNo,
  payConfigId: '1',
  otherParams: {},
  spbillCreateIp: '127.0.0.1',
  buyGoodsDetail: '门票',
});
