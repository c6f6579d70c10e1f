import type { Locator } from 'playwright-core';
import type { Person, Visitor } from './Visitor.ts';

/** An invented ID number for somebody of that birth year, its check digit right. */
function idNumber(year: number, serial: number): string {
  const digits = `110105${year}0615${String(serial).padStart(3, '0')}`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return digits + '10X98765432'.charAt(sum % 11);
}

/** An adult and the two children on the adult's family ticket. */
export interface Family {
  readonly adult: Person;
  readonly children: readonly [Person, Person];
}

const names = ['欧阳·测试', '阿卜杜拉·买买提', '𠮷田测试', 'Ada Lovelace', '测试一'];

/** Five families, nobody's name or number like another's: middle dots, a rare ideograph, and Latin letters among them. */
export const families: readonly Family[] = names.map((name, place) => ({
  adult: { name, document: idNumber(1980 + place, 10 + place) },
  children: [
    { name: `${name}小一`, document: idNumber(2015, 100 + place) },
    { name: `${name}小二`, document: idNumber(2018, 200 + place) },
  ],
}));

/** The block of a child on a family ticket, both numbered from 1. */
const childBlock = (visitor: Visitor, family: number, child: number): Locator =>
  visitor.visitor('family', family).getByRole('group', {
    name: new RegExp(`^${visitor.words.childOf(child)}`),
  });

/** Comes to the order form with so many family tickets for 12:00 today. */
export async function comeWithFamilies(visitor: Visitor, tickets: number): Promise<void> {
  await visitor.chooseSlot('12:00');
  await visitor.addTicket('family', tickets);
  await visitor.placeOrder();
  await visitor.sees('orderForm');
}

async function fill(visitor: Visitor, block: Locator, person: Person): Promise<void> {
  await visitor.nameField(block).fill(person.name);
  await visitor.documentField(block).fill(person.document);
}

/** Fills in the block of a family ticket, numbered from 1, with its children. */
export async function nameFamily(visitor: Visitor, family: Family, number: number): Promise<void> {
  const block = visitor.visitor('family', number);
  await fill(visitor, block, family.adult);
  for (const [place, child] of family.children.entries()) {
    await visitor.button(visitor.words.addChild, block).click();
    await fill(visitor, childBlock(visitor, number, place + 1), child);
  }
}

/** Everything that stands in the form's text fields, from top to bottom. */
export async function typedIn(visitor: Visitor): Promise<readonly string[]> {
  await visitor.sees('orderForm');
  const fields = await visitor.page.getByRole('main').getByRole('textbox').all();
  return Promise.all(fields.map((field) => field.inputValue()));
}

/** What {@link typedIn} answers when these families and then the phone were typed. */
export function typedBy(party: readonly Family[], phone: string): readonly string[] {
  return [
    ...party.flatMap(({ adult, children }) =>
      [adult, ...children].flatMap(({ name, document }) => [name, document]),
    ),
    phone,
  ];
}
