import type { ComponentType } from 'react';
import type { CodeModel } from '../code/CodeModel.ts';
import type { sendCodeProps } from '../code/sendCodeProps.tsx';
import type { MakeOrderFormCode } from './orderFormCode.ts';

/** What sends a code by SMS from the order form, which most museums don't ask for (§2): model and views. */
export interface SmsCodeParts {
  readonly code: MakeOrderFormCode;
  readonly sendCodeProps: typeof sendCodeProps;
  readonly CodeNotSent: ComponentType<{ readonly code: CodeModel }>;
}
