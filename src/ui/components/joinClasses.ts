/**
 * One `class` attribute from the names that apply.
 * @param names class names of a CSS module; what is absent or false is left out
 */
export function joinClasses(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => name !== undefined && name !== false && name !== '').join(' ');
}
