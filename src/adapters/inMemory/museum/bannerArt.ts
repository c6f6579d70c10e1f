const paper = '#f6f1e6';
const ink = '#2b2622';
const cinnabar = '#a63a2a';
const wash = '#d9cfbb';

const columns = Array.from(
  { length: 6 },
  (_, index) => `<rect x="${217 + index * 60}" y="158" width="16" height="112" fill="${ink}"/>`,
).join('');

const facade = `<rect width="750" height="360" fill="${paper}"/><circle cx="620" cy="84" r="38" fill="${cinnabar}"/><path d="M0 300q120-70 260-20t250-16 240 20v76H0z" fill="${wash}"/><path d="M180 140q195-86 390 0l24 14H156z" fill="${ink}"/><path d="M204 154h342v10H204z" fill="${cinnabar}"/>${columns}<rect x="353" y="206" width="44" height="64" fill="${cinnabar}"/><path d="M190 270h370v12H190zM170 282h410v14H170z" fill="${ink}"/>`;

const peaks = `<path d="M250 232l58-84 40 48 52-92 96 128z" fill="${wash}"/><path d="M250 238q70-22 130 2t116-4v40H250z" fill="${ink}" opacity=".82"/>`;
const exhibition = `<rect width="750" height="360" fill="${paper}"/><rect y="306" width="750" height="54" fill="${wash}"/><rect x="226" y="62" width="294" height="236" fill="#fffdf7" stroke="${ink}" stroke-width="4"/>${peaks}<rect x="466" y="84" width="28" height="28" fill="${cinnabar}"/><path d="M90 96h84v150H90zM576 96h84v150h-84z" fill="none" stroke="${ink}" stroke-width="3"/><path d="M104 200l26-44 32 44zM590 172q26-36 56 0v40h-56z" fill="${wash}"/>`;

const picture = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 750 360" width="750" height="360">${content}</svg>`;

/** The banner's pictures as SVG text by file name: the museum's façade, and a scroll of its special exhibition. */
export const bannerArt: ReadonlyMap<string, string> = new Map([
  ['banner-1.svg', picture(facade)],
  ['banner-2.svg', picture(exhibition)],
]);
