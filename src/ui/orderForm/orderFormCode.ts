import { formProblem } from '../../domain/model/DraftProblem.ts';
import type { OrderDraft } from '../../domain/model/OrderDraft.ts';
import type { DraftKeeper } from '../../ports/DraftKeeper.ts';
import { CodeModel, type CodePorts } from '../code/CodeModel.ts';
import type { FormProblemsModel } from './FormProblemsModel.ts';
import { problemText } from './problemText.ts';

/** What {@link orderFormCode} works with. */
export interface OrderFormCodePorts extends CodePorts {
  readonly drafts: Pick<DraftKeeper, 'moments'>;
}

/** What the code asks of the order form it is on. */
export interface AskingForm {
  readonly draft: () => OrderDraft | null;
  readonly problems: Pick<FormProblemsModel, 'flag'>;
}

/** Makes the {@link CodeModel} of an order form. */
export type MakeOrderFormCode = (form: AskingForm) => CodeModel;

/** The code of an order form: it goes to the contact phone, and goes on from when one was last asked for. */
export function orderFormCode(
  ports: OrderFormCodePorts,
  { draft, problems }: AskingForm,
): CodeModel {
  const code = new CodeModel(ports, {
    contactMobile: () => draft()?.contactMobile ?? '',
    onWrongPhone: (kind) => {
      const problem = formProblem('contactMobile', kind);
      problems.flag(problem);
      ports.announcements.alert((LL) => problemText(LL, problem));
    },
  });
  code.askedAt = ports.drafts.moments().codeAskedAt;
  return code;
}
