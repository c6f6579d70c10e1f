import fc from 'fast-check';

const tags = [
  ...['p', 'br', 'b', 'strong', 'em', 'ul', 'ol', 'li', 'h3', 'h4', 'a', 'span', 'img'],
  ...['svg', 'math', 'mtext', 'mi', 'mglyph', 'malignmark', 'annotation-xml', 'foreignObject'],
  ...['desc', 'title', 'style', 'script', 'template', 'noscript', 'textarea', 'xmp', 'noembed'],
  ...['iframe', 'object', 'embed', 'form', 'input', 'button', 'select', 'option', 'base', 'meta'],
  ...['link', 'table', 'tr', 'td', 'caption', 'body', 'head', 'html', 'frameset', 'image', 'font'],
  ...['details', 'dialog', 'video', 'source', 'marquee', 'x-y', 'plaintext', 'SPAN', 'ruby', 'rt'],
] as const;

const values = [
  ...['x', '', 'javascript:window.hacked=1', ' java\tscript:window.hacked=1', '//evil.example'],
  ...['https://a.example/b?c=d', 'https://u@evil.example/', 'http://evil.example/', 'data:,x'],
  ...['window.hacked=1', 'hacked', 'app', 'text/html', '&lt;b&gt;', '</style>', '--&gt;', '`'],
] as const;

const names = [
  ...['href', 'src', 'alt', 'rel', 'id', 'name', 'class', 'style', 'title', 'srcset', 'target'],
  ...['onerror', 'onclick', 'onload', 'ONFOCUS', 'xlink:href', 'formaction', 'action', 'encoding'],
  ...[
    'data-x',
    'aria-label',
    'is',
    'slot',
    'http-equiv',
    'srcdoc',
    'xmlns',
    'x"y',
    'shadowrootmode',
  ],
] as const;

const texts = [
  ...['text', '<', '&lt;img src=x onerror=window.hacked=1&gt;', '<!--', '-->', '--!>', '<![CDATA['],
  ...[']]>', '</style>', '</title>', '</noscript>', '</template>', '</svg>', '</math>', '</p>'],
  ...['<img src=x onerror=window.hacked=1>', '<?x', '</', '\u0000', '&#x3c;b&#x3e;', '<script>'],
] as const;

const attribute = fc
  .tuple(fc.constantFrom(...names), fc.constantFrom(...values), fc.constantFrom('"', "'", ''))
  .map(([name, value, quote]) => ` ${name}=${quote}${value}${quote}`);

const attributes = fc.array(attribute, { maxLength: 3 }).map((all) => all.join(''));

interface Trees {
  readonly forest: string;
  readonly element: string;
}

/**
 * HTML as nobody sane writes it: trees of tags that are allowed, hostile or of another namespace, some of them never
 * closed, with attributes and texts to match.
 */
export const hostileTree: fc.Arbitrary<string> = fc.letrec<Trees>((tie) => ({
  forest: fc
    .array(
      fc.oneof(
        { depthSize: 'medium', withCrossShrink: true },
        fc.constantFrom(...texts),
        tie('element'),
      ),
      { maxLength: 4 },
    )
    .map((all) => all.join('')),
  element: fc
    .tuple(fc.constantFrom(...tags), attributes, tie('forest'), fc.integer({ min: 0, max: 9 }))
    .map(([tag, given, inside, closing]) =>
      closing === 0 ? `<${tag}${given}>${inside}` : `<${tag}${given}>${inside}</${tag}>`,
    ),
})).forest;
