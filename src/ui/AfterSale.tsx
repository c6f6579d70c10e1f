import { type ReactNode, use } from 'react';
import { TextsProvider } from './i18n/Texts.ts';
import { AfterSaleModelProvider, useViewModels } from './ViewModels.ts';

/** Gives what comes after a ticket is bought its models and its words; whoever shows it waits until they are loaded. */
export function AfterSale({ children }: { readonly children: ReactNode }) {
  const { models, texts } = use(useViewModels().afterSale.get());
  return (
    <TextsProvider value={texts}>
      <AfterSaleModelProvider value={models}>{children}</AfterSaleModelProvider>
    </TextsProvider>
  );
}
