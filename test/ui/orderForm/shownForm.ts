import { act, fireEvent, screen, within } from '@testing-library/react';
import type { OrderFormVisit } from './OrderFormVisit.ts';

/** The block of a visitor on the shown form, numbered from 1 within its ticket. */
export const visitor = (number: number, ticket = 'Adult · Standard') =>
  within(screen.getByRole('group', { name: `${ticket}, visitor ${number}` }));

/** A field of a visitor's block. */
export const field = (number: number, label: string, ticket?: string) =>
  visitor(number, ticket).getByLabelText<HTMLInputElement>(label);

export const phone = () => screen.getByLabelText<HTMLInputElement>('Contact phone');

export const type = (input: HTMLElement, value: string) =>
  fireEvent.change(input, { target: { value } });

/** Presses a button and lets everything settle that needs no time. */
export const press = async (visit: OrderFormVisit, name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => visit.pass());
};

export const fillIn = (number: number, name: string, document: string) => {
  type(field(number, 'Name'), name);
  type(field(number, 'Document number'), document);
};

/** What a field is described by, text by text. */
export const descriptionsOf = (input: HTMLElement): readonly string[] =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => document.getElementById(id)?.textContent ?? []);

/** What is spoken politely. */
export const said = () => screen.getByRole('status').textContent;
