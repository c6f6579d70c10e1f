/** The allow-list of Q-SEC-2, written here anew, with the attributes that each element may have. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['p', 'br', 'b', 'strong', 'em', 'ul', 'ol', 'li', 'h3', 'h4', 'span'].map((tag) => [tag, []]),
  ),
  a: ['href', 'rel'],
  img: ['src', 'alt'],
};

const xhtml = 'http://www.w3.org/1999/xhtml';

/** What of the museum's HTML, as it stands in a page, may not stand there; empty where all is well. */
export function wrongInSafeHtml(place: ParentNode, origin: string): string[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_ALL);
  const wrong: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) wrong.push(...wrongWith(node, origin));
    else if (node.nodeType !== Node.TEXT_NODE) wrong.push(`node of type ${node.nodeType}`);
  }
  return wrong;
}

function wrongWith(element: Element, origin: string): string[] {
  const { localName, namespaceURI } = element;
  const attributes = allowed[localName];
  if (attributes === undefined || namespaceURI !== xhtml) return [`<${localName}>`];
  if (element.shadowRoot !== null) return [`a shadow in <${localName}>`];
  const given = element.getAttributeNames();
  return [
    ...given.filter((name) => !attributes.includes(name)).map((name) => `${localName} ${name}`),
    ...(localName === 'a' ? wrongWithLink(element) : []),
    ...(localName === 'img' ? wrongWithPicture(element, origin) : []),
  ];
}

function wrongWithLink(link: Element): string[] {
  const href = link.getAttribute('href');
  const rel = link.getAttribute('rel');
  if (href === null) return rel === null ? [] : ['rel without href'];
  const { protocol, username, password } = new URL(href);
  const leadsPlainly = protocol === 'https:' && `${username}${password}` === '';
  return [
    ...(leadsPlainly ? [] : [`href ${href}`]),
    ...(rel === 'noopener noreferrer' ? [] : [`rel ${rel}`]),
  ];
}

function wrongWithPicture(picture: Element, origin: string): string[] {
  const source = new URL(picture.getAttribute('src') ?? 'missing:', origin);
  return source.origin === origin ? [] : [`src ${source.href}`];
}
