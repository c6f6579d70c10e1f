import { type IncomingHttpHeaders, request } from 'node:http';
import { request as requestSecurely } from 'node:https';

/** What is asked; GET without anything else. */
export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What came back, as it came: nothing unpacked, no redirect followed. */
export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/**
 * Asks a server of this machine, the path as it is written: `fetch` would tidy `/../` away. Certificates are not looked at.
 *
 * @param origin such as `https://127.0.0.1:4443`
 * @throws Error when the connection breaks
 */
export function ask(origin: string, path: string, question: Question = {}): Promise<Answered> {
  const { method = 'GET', headers = {}, body } = question;
  const { protocol, hostname, port } = new URL(origin);
  const send = protocol === 'https:' ? requestSecurely : request;
  return new Promise((answered, failed) => {
    const asked = send(
      { hostname, port, path, method, headers, agent: false, rejectUnauthorized: false },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', failed);
        answer.on('end', () =>
          answered({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            bytes: Buffer.concat(parts),
          }),
        );
      },
    );
    asked.on('error', failed);
    asked.end(body);
  });
}
