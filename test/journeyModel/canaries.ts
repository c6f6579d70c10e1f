/** What names a visitor of the model, and must stand in no storage and no address. */
interface Canary {
  readonly name: string;
  readonly document: string;
}

/** The people who may come. */
export const people: readonly Canary[] = [
  { name: '金丝雀甲', document: '110105199006150011' },
  { name: '金丝雀乙', document: '110105198805120022' },
  { name: '金丝雀丙', document: '110105197703090033' },
];

/** The phones orders are made with. */
export const phones: readonly string[] = ['13812344321', '15923456789'];

/** Who a visitor may come as; another is another visitor. */
export const tokens: readonly string[] = ['token-canary-one', 'token-canary-two'];

/** Everything personal. */
export const personal: readonly string[] = [
  ...people.flatMap(({ name, document }) => [name, document]),
  ...phones,
];
