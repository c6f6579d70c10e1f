import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createServer } from 'node:https';

/** A bank on loopback that sends a payer on from its first origin to its second, as banks do. */
export interface FakeBank {
  /** Where the form is posted. */
  readonly first: string;
  /** Where the payer pays. */
  readonly second: string;
  /** The bodies of the forms that were posted. */
  readonly posted: readonly string[];
  close(): Promise<void>;
}

/**
 * Starts one. Its last page has one link, back to wherever the form's `returnUrl` says.
 *
 * @param onPaid the money for an order has arrived, before that page is shown
 */
export async function startFakeBank(onPaid: (orderNo: string) => Promise<void>): Promise<FakeBank> {
  const posted: string[] = [];
  const second = await secureServer(async (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'https://bank');
    await onPaid(searchParams.get('orderNo') ?? '');
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(
      `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Bank</title><a href="${searchParams.get('returnUrl')}">Return to the shop</a></html>`,
    );
  });
  const first = await secureServer(async (request, response) => {
    if (request.method !== 'POST') return void response.writeHead(404).end();
    const form = await textOf(request);
    posted.push(form);
    const fields = new URLSearchParams(form);
    const orderNo = (fields.get('merchantOrder') ?? '').replace('prepay_', '');
    const query = new URLSearchParams({ orderNo, returnUrl: fields.get('returnUrl') ?? '' });
    response.writeHead(302, { location: `${second.origin}/confirm?${query}` }).end();
  });
  return {
    first: first.origin,
    second: second.origin,
    posted,
    close: async () => {
      for (const { server } of [first, second]) {
        server.closeAllConnections();
        await new Promise((closed) => server.close(closed));
      }
    },
  };
}

async function secureServer(
  listener: RequestListener,
): Promise<{ readonly origin: string; readonly server: Server & { closeAllConnections(): void } }> {
  const server = createServer(ownCertificate(), listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the bank has no port');
  return { origin: `https://127.0.0.1:${address.port}`, server };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

/** One element of DER: a tag, a length, what is in it. */
function der(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const { length } = body;
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...(length < 128 ? [length] : long)]), body]);
}

/** A key and a certificate of nobody, made anew for each server, so that no key lies about. */
function ownCertificate(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const time = (text: string) => der(0x17, Buffer.from(text, 'ascii'));
  const commonName = der(0x30, der(0x06, Buffer.from([85, 4, 3])), der(0x0c, Buffer.from('bank')));
  const name = der(0x30, der(0x31, commonName));
  // ecdsa-with-SHA256
  const algorithm = der(0x30, der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
  const version3 = der(0xa0, der(0x02, Buffer.from([2])));
  const toBeSigned = der(
    0x30,
    version3,
    der(0x02, Buffer.from([1]), randomBytes(8)),
    algorithm,
    name,
    der(0x30, time('200101000000Z'), time('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', toBeSigned, privateKey));
  const text = der(0x30, toBeSigned, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`,
  };
}
