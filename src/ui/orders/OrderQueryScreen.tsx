import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { Button } from '../components/Button.tsx';
import { CategoryHeading } from '../components/CategoryHeading.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { TextField } from '../components/TextField.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { href, paths } from '../paths.ts';
import { ScreenFrame } from '../ScreenFrame.tsx';
import { useViewModels } from '../ViewModels.ts';
import type { OrderQueryModel } from './OrderQueryModel.ts';
import styles from './OrderQueryScreen.module.css';

/** Finds an order that the list no longer shows, or that was made elsewhere (§2 order query, R4). */
export const OrderQueryScreen = observer(function OrderQueryScreen() {
  const { LL } = useTexts();
  const models = useViewModels();
  const [model] = useState(models.orderQuery);
  return (
    <ScreenFrame title={LL.orders.queryTitle()}>
      <p>{LL.orders.queryText()}</p>
      <QueryForm model={model} />
      <section className={styles['recent']}>
        <CategoryHeading>{LL.orders.queryRecent()}</CategoryHeading>
        <p>{LL.orders.queryRecentText()}</p>
        <div>
          <LinkButton href={href(paths.orders.to())} icon="list">
            {LL.orders.title()}
          </LinkButton>
        </div>
      </section>
    </ScreenFrame>
  );
});

const QueryForm = observer(function QueryForm({ model }: { readonly model: OrderQueryModel }) {
  const { LL } = useTexts();
  const { numberProblem, phoneProblem, firstWrong, attempts } = model;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    model.open();
  };
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <TextField
        label={LL.orders.queryNumber()}
        hint={LL.orders.queryNumberHint()}
        value={model.number}
        onChange={(text) => model.typeNumber(text)}
        error={numberProblem === null ? undefined : LL.orders[numberProblem]()}
        focusToken={firstWrong === 'number' ? attempts : undefined}
        inputMode="text"
        enterKeyHint="next"
        autoComplete="off"
        required
      />
      <TextField
        label={LL.orders.queryPhone()}
        hint={LL.orders.queryPhoneHint()}
        value={model.phone}
        onChange={(text) => model.typePhone(text)}
        error={phoneProblem === null ? undefined : LL.orders[phoneProblem]()}
        focusToken={firstWrong === 'phone' ? attempts : undefined}
        type="tel"
        inputMode="tel"
        enterKeyHint="search"
        autoComplete="tel"
        required
      />
      <Button kind="primary" type="submit" icon="search" wide>
        {LL.orders.queryOpen()}
      </Button>
    </form>
  );
});
