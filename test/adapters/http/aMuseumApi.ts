import { HttpMuseumApi } from '../../../src/adapters/http/HttpMuseumApi.ts';
import type { WireResponse } from '../../../src/adapters/http/Transport.ts';
import { WireExchange } from '../../../src/adapters/http/WireExchange.ts';
import { RecordingTransport } from './RecordingTransport.ts';

const over = (transport: RecordingTransport, token: string | null) => ({
  transport,
  api: new HttpMuseumApi({
    exchange: new WireExchange({ transport, token: () => token }),
    organisationId: () => 'museum-1',
    apiPrefix: '/museum',
  }),
});

/** A museum whose every answer is code 0 with this data. */
export function aMuseumAnswering(data: unknown, token: string | null = null) {
  return over(new RecordingTransport({ body: JSON.stringify({ code: 0, data }) }), token);
}

/** A museum whose every answer is this JSON text, byte by byte. */
export function aMuseumWriting(body: string) {
  return over(new RecordingTransport({ body }), null);
}

/** A museum, or what stands before it, that answers with this response or not at all. */
export function aMuseumBehind(answer: Partial<WireResponse> | 'network' | 'timeout') {
  return over(new RecordingTransport(answer), null);
}

/** What worked out, or an error that says what did not. */
export function valueIn<T>(result: { ok: true; value: T } | { ok: false; failure: unknown }): T {
  if (!result.ok) throw new Error(`failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}
