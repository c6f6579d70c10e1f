import { parseArgs } from 'node:util';
import { agreedPactFile } from '../contracts/provider/agreedPact.ts';
import { type Verification, verifyPact } from '../contracts/provider/verifyPact.ts';

/**
 * `npm run contracts:verify -- --url URL [--states-url URL] [--token TOKEN] [--pact FILE]`: does a museum keep the
 * agreement? Exit code 0 when it does, 1 when it does not, 2 when it could not be asked.
 */

const usage =
  'npm run contracts:verify -- --url URL [--states-url URL] [--token TOKEN] [--pact FILE]\n';

function requested(): Verification | null {
  try {
    const { values } = parseArgs({
      options: {
        url: { type: 'string' },
        'states-url': { type: 'string' },
        token: { type: 'string' },
        pact: { type: 'string', default: agreedPactFile },
      },
    });
    if (values.url === undefined) return null;
    const url = values.url.replace(/\/+$/, '');
    return {
      url,
      statesUrl: values['states-url'] ?? `${url}/_pact/provider-states`,
      pactFile: values.pact,
      ...(values.token === undefined ? {} : { token: values.token }),
    };
  } catch {
    // An option that is none.
    return null;
  }
}

async function verify(request: Verification): Promise<number> {
  const { agreed, kept, broken } = await verifyPact(request);
  const sentences = broken.map((description) => `broken: ${description}\n`);
  process.stdout.write(`\n${sentences.join('')}${kept} of ${agreed} interactions verified\n`);
  if (agreed === 0) process.stderr.write('an agreement without interactions says nothing\n');
  return agreed > 0 && kept === agreed ? 0 : 1;
}

const request = requested();
if (request === null) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await verify(request);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}
