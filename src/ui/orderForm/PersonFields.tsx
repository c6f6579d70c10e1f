import { observer } from 'mobx-react-lite';
import { type CertificateType, otherDocumentType } from '../../domain/model/Certificate.ts';
import type { DraftField } from '../../domain/model/DraftPerson.ts';
import type { VisitorDraft } from '../../domain/model/OrderDraft.ts';
import { SelectField } from '../components/SelectField.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { longestName } from './DraftEditsModel.ts';
import { FormTextField } from './FormTextField.tsx';
import type { OrderFormModel } from './OrderFormModel.ts';
import { problemText } from './problemText.ts';

type Person = Pick<VisitorDraft, 'name' | 'certificateType' | 'certificateNo'>;

/** Name, document type and number of a visitor or a child (CONF-02, CONF-04). */
export const PersonFields = observer(function PersonFields({
  form,
  person,
  whose,
  types,
  typeIsFixed,
  fillsInName,
  onChange,
}: {
  readonly form: OrderFormModel;
  readonly person: Person;
  readonly whose: Pick<DraftField, 'visitorKey' | 'childKey'>;
  readonly types: readonly CertificateType[];
  /** The ticket's kind follows from the ID card: there is nothing to choose (CONF-05). */
  readonly typeIsFixed: boolean;
  /** The phone may fill in its owner's name. */
  readonly fillsInName: boolean;
  readonly onChange: (change: Partial<Person>) => void;
}) {
  const { LL } = useTexts();
  const typeField: DraftField = { name: 'certificateType', ...whose };
  const typeProblem = form.problemAt(typeField);
  const type = types.find(({ code }) => code === person.certificateType);
  const unnamed = { code: person.certificateType, name: '' };
  const offered = type === undefined && person.certificateType !== '' ? [...types, unnamed] : types;
  const isNameFull = Array.from(person.name).length >= longestName;
  return (
    <>
      <FormTextField
        form={form}
        field={{ name: 'name', ...whose }}
        label={LL.orderForm.name()}
        value={person.name}
        hint={isNameFull ? LL.orderForm.nameFull({ limit: longestName }) : undefined}
        autoComplete={fillsInName ? 'name' : 'off'}
        autoCapitalize="words"
        onChange={(name) => onChange({ name })}
      />
      <SelectField
        label={LL.orderForm.certificateType()}
        value={person.certificateType}
        options={offered.map(({ code, name }) => ({
          value: code,
          label: name || LL.orderForm.typeUnnamed({ code }),
        }))}
        disabledReason={typeIsFixed ? LL.orderForm.typeById() : undefined}
        error={typeProblem && problemText(LL, typeProblem)}
        focusToken={form.focusAt(typeField)}
        autoComplete="off"
        required
        onChange={(certificateType) => onChange({ certificateType })}
      />
      <FormTextField
        form={form}
        field={{ name: 'certificateNo', ...whose }}
        label={LL.orderForm.certificateNo()}
        value={person.certificateNo}
        // The last character of an ID may be an X, and other documents begin with letters.
        autoCapitalize="characters"
        placeholder={isOther(type, person) ? LL.orderForm.otherPlaceholder() : undefined}
        onChange={(certificateNo) => onChange({ certificateNo })}
      />
    </>
  );
});

/** Told by its code, or by the Chinese word for other in its name (§5). */
const isOther = (type: CertificateType | undefined, { certificateType }: Person): boolean =>
  certificateType === otherDocumentType || /其[他它]/.test(type?.name ?? '');
