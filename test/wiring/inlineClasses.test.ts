import { describe, expect, it } from 'vitest';
import { withClassesByName } from '../../scripts/inlineClasses.ts';

const sheet = "'./Card.module.css'";

describe('classes, as they are shipped', () => {
  it('are taken by their names, so that each is written where it is used', () => {
    const source = `import styles from ${sheet};\nconst a = styles['card'];\nconst b = styles['head'];`;
    expect(withClassesByName(source)).toBe(source.replace('import styles', 'import * as styles'));
  });

  it('are taken all together where one is asked for by a name that is worked out', () => {
    for (const use of ['styles[size]', 'styles[`gap3`]', 'Object.keys(styles)']) {
      const source = `import styles from ${sheet};\nconst a = styles['card'];\nconst b = ${use};`;
      expect(withClassesByName(source)).toBe(source);
    }
  });

  it('are taken by each sheet’s own uses, and nothing else is touched', () => {
    const source = `import styles from ${sheet};\nimport tabStyles from './Tab.module.css';\nimport { a } from './a.ts';\nconst b = styles['card'] + tabStyles[a];`;
    expect(withClassesByName(source)).toBe(source.replace('import styles', 'import * as styles'));
  });
});
