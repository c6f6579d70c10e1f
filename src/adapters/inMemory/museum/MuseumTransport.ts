import {
  type Transport,
  TransportError,
  type WireRequest,
  type WireResponse,
} from '../../http/Transport.ts';
import type { Fault } from './Faults.ts';
import type { InMemoryMuseum } from './InMemoryMuseum.ts';
import { Refusal, type RefusalKind } from './Refusal.ts';

/** The timers a transport waits with. */
export interface MuseumTimers {
  /** Runs `task` once after `ms` milliseconds; the function it gives back calls that off. */
  after(ms: number, task: () => void): () => void;
}

/** What of a museum its transport needs. */
export type AnsweringMuseum = Pick<InMemoryMuseum, 'handle' | 'takeFault' | 'takeLatency'>;

/** How long an answer held back by `reorder` waits for another to overtake it, unless the plan says. */
const reorderPatience = 1000;

/**
 * Carries requests to the in-memory museum and makes the faults happen that were planned for them:
 *
 * - `delayBefore`, `delayAfterCommit`: the museum hears late, or answers late
 * - `dropRequest`, `commitThenDrop`: no answer; the museum has not, or has, done it
 * - `status`, `html200`, `code1017`, `businessError`: something else answers, the museum never hears
 * - `truncate`, `wrongJson`: the museum has done it, its answer arrives broken
 * - `duplicateDelivery`: the museum hears twice, its first answer arrives
 * - `reorder`: the answer arrives behind the next call's
 *
 * A request that ran into its time-out is still on its way and may still be carried out.
 *
 * @param latencyMs milliseconds that every answer takes besides what the museum was told; 0 answers at once
 */
export function museumTransport(
  museum: AnsweringMuseum,
  timers: MuseumTimers,
  latencyMs = 0,
): Transport {
  const held = new Set<() => void>();
  const release = () => {
    for (const deliver of [...held]) deliver();
  };
  const wait = (ms: number, task: () => void) => {
    if (ms <= 0) task();
    else timers.after(ms, task);
  };

  const carry = (
    request: WireRequest,
    answered: (response: WireResponse) => void,
    broken: () => void,
  ): void => {
    const fault = museum.takeFault(request.path);
    const slowness = latencyMs + museum.takeLatency();
    const lateBy = slowness + (fault?.kind === 'delayBefore' ? (fault.ms ?? 0) : 0);
    wait(lateBy, () => {
      if (fault?.kind === 'dropRequest') return broken();
      const response = substitute(fault) ?? deliver(museum, request, fault);
      if (fault?.kind === 'commitThenDrop') return broken();
      if (fault?.kind === 'delayAfterCommit') return wait(fault.ms ?? 0, () => answered(response));
      if (fault?.kind !== 'reorder') {
        answered(response);
        // In a task of its own: whoever awaits this answer has dealt with it before the held ones arrive.
        if (held.size > 0) timers.after(0, release);
        return;
      }
      const overtaken = () => {
        if (held.delete(overtaken)) answered(response);
      };
      held.add(overtaken);
      timers.after(fault.ms ?? reorderPatience, overtaken);
    });
  };

  return {
    send: (request, timeoutMs) =>
      new Promise((resolve, reject) => {
        let isOver = false;
        let callOff = () => {};
        const end = (outcome: () => void) => {
          if (isOver) return;
          isOver = true;
          callOff();
          outcome();
        };
        carry(
          request,
          (response) => end(() => resolve(response)),
          () => end(() => reject(new TransportError('network'))),
        );
        if (!isOver && Number.isFinite(timeoutMs)) {
          callOff = timers.after(timeoutMs, () => end(() => reject(new TransportError('timeout'))));
        }
      }),
  };
}

function deliver(
  museum: AnsweringMuseum,
  request: WireRequest,
  fault: Fault | undefined,
): WireResponse {
  const response = museum.handle(request);
  if (fault?.kind === 'duplicateDelivery') museum.handle(request);
  if (fault?.kind === 'truncate') {
    return { ...response, body: response.body.slice(0, Math.floor(response.body.length / 2)) };
  }
  if (fault?.kind === 'wrongJson') {
    return { ...response, body: '{"code":0,"data":{"unexpected":[true]}}' };
  }
  return response;
}

/** The answer of whatever stands before the museum; nothing where the museum itself answers. */
function substitute(fault: Fault | undefined): WireResponse | undefined {
  const html = { 'content-type': 'text/html; charset=utf-8' };
  const json = { 'content-type': 'application/json' };
  switch (fault?.kind) {
    case 'status':
      return {
        status: fault.status ?? 503,
        headers: {
          ...html,
          ...(fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) }),
        },
        body: '<!doctype html><title>Busy</title><p>Busy</p>',
      };
    case 'html200':
      return {
        status: 200,
        headers: html,
        body: '<!doctype html><title>Waiting room</title><p>Please wait</p>',
      };
    case 'code1017':
      return { status: 200, headers: json, body: refusal('loginExpired') };
    case 'businessError':
      return { status: 200, headers: json, body: refusal('planned', fault.code) };
    default:
      return undefined;
  }
}

function refusal(kind: RefusalKind, code?: number): string {
  const refused = new Refusal(kind);
  return JSON.stringify({ code: code ?? refused.code, error: refused.text('zh') });
}
