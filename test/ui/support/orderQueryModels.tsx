import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { QueryVisit } from '../orderQuery/QueryVisit.ts';
import { onlyThese, showScreen } from './showScreen.tsx';

/** Shows the order query to a visitor, on its screen or in its dialog; leaving it is the answer. */
export async function showOrderQuery(visit: QueryVisit, screen: ReactNode): Promise<() => void> {
  const { announcements, ways, address, language } = visit;
  const model = visit.orderQuery();
  const orderQuery = () => model;
  const models = onlyThese({ announcements, ways, address, language, orderQuery });
  const leave = await showScreen(models, screen);
  await act(() => visit.clock.advance(0));
  return leave;
}
