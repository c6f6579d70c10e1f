/**
 * Has the phone find the typefaces of days and slots while the museum is asked: the first words in a face cost a slow one
 * 10 ms, which would otherwise stand between the answer and the first slot. One face at a time, so that a tap or the answer
 * never waits for more than one. Where the page has no place for it, nothing is done.
 *
 * @param sample a digit and a letter as the page's language writes them
 * @param breath waits until the phone has done what is more urgent
 */
export async function findFaces(
  page: Document,
  sample: string,
  breath: () => Promise<void>,
): Promise<void> {
  for (const face of page.querySelectorAll('.shell-faces > *')) {
    face.textContent = sample;
    // A face is looked for when the words are laid out, which being asked for their place brings about.
    face.getBoundingClientRect();
    await breath();
  }
}
