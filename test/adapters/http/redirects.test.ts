import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FetchTransport } from '../../../src/adapters/http/FetchTransport.ts';

/** A server on this machine, and the tokens that reached it; undefined for a request without one. */
class Listener {
  readonly tokens: unknown[] = [];
  readonly #server: Server;

  /** @param answer status and, for a redirect, where to */
  constructor(answer: () => { readonly status: number; readonly location?: string }) {
    this.#server = createServer((request, response) => {
      this.tokens.push(request.headers['token']);
      const { status, location } = answer();
      response.writeHead(status, location === undefined ? {} : { Location: location }).end('{}');
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}

describe('a museum that sends on elsewhere', () => {
  let status = 307;
  let location = '';
  const elsewhere = new Listener(() => ({ status: 200 }));
  const museum = new Listener(() => ({ status, location }));
  let prefix = '';

  beforeAll(async () => {
    location = `${await elsewhere.open()}/stolen`;
    prefix = `${await museum.open()}/museum`;
  });

  afterAll(async () => {
    await museum.close();
    await elsewhere.close();
  });

  it.each([301, 302, 303, 307, 308])(
    '[START-03] [Q-SEC-3] is not followed: neither token nor call reach another origin (%s)',
    async (redirect) => {
      status = redirect;
      const sent = new FetchTransport({ prefix }).send(
        {
          method: 'POST',
          path: '/trip/order/info',
          headers: { 'content-type': 'application/json', token: 'canary' },
          body: '{}',
        },
        5_000,
      );
      await expect(sent).rejects.toMatchObject({ reason: 'network' });
      expect(museum.tokens.at(-1)).toBe('canary');
      expect(elsewhere.tokens).toEqual([]);
    },
  );
});
