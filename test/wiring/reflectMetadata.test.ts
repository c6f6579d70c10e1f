import 'reflect-metadata/lite';
import { describe, expect, it } from 'vitest';
import { reflectMetadata } from '../../src/reflectMetadata.ts';

/** What the library says of a key and what it is about, and what stands in its place. */
const both = [
  ['the library', Reflect],
  ['what stands in its place', reflectMetadata],
] as const;

describe.each(both)('what is known of an object, by %s', (_name, metadata) => {
  it('is one value for each key, the last that was told, and of no other object', () => {
    const about = {};
    expect(metadata.hasMetadata('key', about)).toBe(false);
    expect(metadata.getMetadata('key', about)).toBeUndefined();
    metadata.defineMetadata('key', 1, about);
    metadata.defineMetadata('key', 2, about);
    metadata.defineMetadata('other', undefined, about);
    expect(metadata.getMetadata('key', about)).toBe(2);
    expect(metadata.hasMetadata('other', about)).toBe(true);
    expect(metadata.hasMetadata('key', {})).toBe(false);
  });
});
