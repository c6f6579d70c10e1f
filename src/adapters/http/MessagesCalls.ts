import * as constants from '../../domain/model/constants.ts';
import { phoneOf } from '../../domain/model/Phone.ts';
import { type Result, success } from '../../domain/model/Result.ts';
import { normalised } from '../../domain/model/Text.ts';
import type { MessagesApi } from '../../ports/MuseumApi.ts';
import * as paths from './paths.ts';
import type { WireExchange } from './WireExchange.ts';
import { nothing } from './wire/fields.ts';
import { maintenanceNoticeData } from './wire/messages.ts';

/** The wire's side of notices and of codes by SMS. */
export class MessagesCalls implements MessagesApi {
  readonly #exchange: WireExchange;

  constructor(exchange: WireExchange) {
    this.#exchange = exchange;
  }

  async maintenanceNotice(): Promise<Result<string | null>> {
    return this.#exchange.ask(paths.maintenanceNotice, {}, maintenanceNoticeData);
  }

  async sendCode(mobile: string): Promise<Result<'sent'>> {
    const payload = { templateId: constants.smsTemplateId, mobilePhone: phoneOf(mobile) };
    const answer = await this.#exchange.ask(paths.sendCode, payload, nothing);
    return answer.ok ? success('sent') : answer;
  }

  async checkCode(mobile: string, code: string): Promise<Result<'right'>> {
    const payload = {
      code: normalised(code),
      mobilePhone: phoneOf(mobile),
      templateId: constants.smsTemplateId,
    };
    const answer = await this.#exchange.ask(paths.checkCode, payload, nothing);
    return answer.ok ? success('right') : answer;
  }
}
