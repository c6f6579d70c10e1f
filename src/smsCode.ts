import type { Container } from 'inversify';
import { bindTo } from './bindTo.ts';
import { SendCode } from './domain/useCases/SendCode.ts';
import { type Identifier, ports, token } from './tokens.ts';
import { AnnouncementModel } from './ui/AnnouncementModel.ts';
import { CodeNotSent } from './ui/code/CodeNotSent.tsx';
import { sendCodeProps } from './ui/code/sendCodeProps.tsx';
import { type MakeOrderFormCode, orderFormCode } from './ui/orderForm/orderFormCode.ts';
import type { SmsCodeParts } from './ui/orderForm/SmsCodeParts.ts';

const code: Identifier<MakeOrderFormCode> = token('CodeModel');
const { museum, drafts, clock, visibility } = ports;

/**
 * Adds to the container of the booking way what sends a code by SMS from the order form of a museum that asks for one, and
 * gives it with what shows it. To be called once: a container takes each binding as another one.
 */
export function smsCodePartsOf(container: Container): SmsCodeParts {
  const bind = bindTo(container);
  bind(SendCode, (needs) => new SendCode(needs), { museum, drafts, clock });
  bind(code, (needs) => (form) => orderFormCode(needs, form), {
    sendCode: SendCode,
    drafts,
    clock,
    visibility,
    announcements: AnnouncementModel,
  });
  return { code: container.get(code), sendCodeProps, CodeNotSent };
}
