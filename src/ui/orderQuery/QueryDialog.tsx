import { useState } from 'react';
import { Sheet } from '../components/Sheet.tsx';
import { Stack } from '../components/Stack.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { useViewModel } from '../useViewModel.ts';
import { useAfterSaleModels } from '../ViewModels.ts';
import { OrderQueryForm } from './OrderQueryForm.tsx';

/** The order query over the list (§2 order list, LIST-05). Open while it is on the page. */
export function QueryDialog({ onClose }: { readonly onClose: () => void }) {
  const { LL } = useTexts();
  const models = useAfterSaleModels();
  const [model] = useState(models.orderQuery);
  useViewModel(() => model.inDialog);
  return (
    <Sheet title={LL.afterSale.query.title()} closeLabel={LL.shell.close()} onClose={onClose}>
      <Stack gap={4}>
        <p>{LL.afterSale.query.intro()}</p>
        <OrderQueryForm model={model} />
      </Stack>
    </Sheet>
  );
}
