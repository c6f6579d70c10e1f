import { observer } from 'mobx-react-lite';
import { type CertificateType, otherDocumentType } from '../../domain/model/Certificate.ts';
import type { DraftField } from '../../domain/model/DraftPerson.ts';
import { SelectField } from '../components/SelectField.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { useComputed } from '../useComputed.ts';
import { longestName } from './DraftEditsModel.ts';
import { fieldId } from './draftFields.ts';
import { FormTextField } from './FormTextField.tsx';
import type { OrderFormModel } from './OrderFormModel.ts';
import { problemText } from './problemText.ts';

/** Name, document type and number of a visitor or a child (CONF-02, CONF-04). */
export const PersonFields = observer(function PersonFields({
  form,
  whose,
  types,
  typeIsFixed,
  fillsInName,
}: {
  readonly form: OrderFormModel;
  readonly whose: Pick<DraftField, 'visitorKey' | 'childKey'>;
  readonly types: readonly CertificateType[];
  /** The ticket's kind follows from the ID card: there is nothing to choose (CONF-05). */
  readonly typeIsFixed: boolean;
  /** The phone may fill in its owner's name. */
  readonly fillsInName: boolean;
}) {
  const { LL } = useTexts();
  const nameField: DraftField = { name: 'name', ...whose };
  const typeField: DraftField = { name: 'certificateType', ...whose };
  const of = [form, fieldId(nameField)];
  const code = useComputed(() => form.valueAt(typeField), of);
  const typeProblem = useComputed(() => form.problemAt(typeField), of);
  const focusToken = useComputed(() => form.focusAt(typeField), of);
  const isNameFull = useComputed(
    () => Array.from(form.valueAt(nameField)).length >= longestName,
    of,
  );
  const type = types.find((each) => each.code === code);
  const offered = type === undefined && code !== '' ? [...types, { code, name: '' }] : types;
  return (
    <>
      <FormTextField
        form={form}
        field={nameField}
        label={LL.orderForm.name()}
        hint={isNameFull ? LL.orderForm.nameFull({ limit: longestName }) : undefined}
        autoComplete={fillsInName ? 'name' : 'off'}
        autoCapitalize="words"
      />
      <SelectField
        label={LL.orderForm.certificateType()}
        value={code}
        options={offered.map((each) => ({
          value: each.code,
          label: each.name || LL.orderForm.typeUnnamed({ code: each.code }),
        }))}
        disabledReason={typeIsFixed ? LL.orderForm.typeById() : undefined}
        error={typeProblem && problemText(LL, typeProblem)}
        focusToken={focusToken}
        autoComplete="off"
        required
        onChange={(chosen) => form.edits.change(typeField, chosen)}
      />
      <FormTextField
        form={form}
        field={{ name: 'certificateNo', ...whose }}
        label={LL.orderForm.certificateNo()}
        // The last character of an ID may be an X, and other documents begin with letters.
        autoCapitalize="characters"
        placeholder={isOther(type, code) ? LL.orderForm.otherPlaceholder() : undefined}
      />
    </>
  );
});

/** Told by its code, or by the Chinese word for other in its name (§5). */
const isOther = (type: CertificateType | undefined, code: string): boolean =>
  code === otherDocumentType || /其[他它]/.test(type?.name ?? '');
