import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A certificate that nobody but this machine's own browser is told to believe. */
export interface Certificate {
  /** PEM. */
  readonly key: string;
  /** PEM. */
  readonly cert: string;
  /** SHA-256 of the public key in base64, by which Chromium can be told to believe it and keep what it serves. */
  readonly publicKeyHash: string;
}

// The few rules of DER that a certificate needs: Node reads certificates but makes none.
const tags = { integer: 0x02, bits: 0x03, bytes: 0x04, object: 0x06, text: 0x0c } as const;
const groups = { time: 0x17, sequence: 0x30, set: 0x31, version: 0xa0, extensions: 0xa3 } as const;
const ipAddress = 0x87;

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]): Buffer => der(groups.sequence, ...parts);
const object = (hex: string): Buffer => der(tags.object, Buffer.from(hex, 'hex'));
/** With a byte before it that says how many of its last bits are none: 0. */
const bits = (content: Buffer): Buffer => der(tags.bits, Buffer.from([0]), content);

const ecdsaWithSha256 = '2a8648ce3d040302';
const commonName = '550403';
const otherNames = '551d11';

const dayMs = 86_400_000;

function moment(epochMs: number): Buffer {
  const text = `${new Date(epochMs)
    .toISOString()
    .slice(2)
    .replace(/[-:T]|\..*/g, '')}Z`;
  return der(groups.time, Buffer.from(text));
}

/** A new key and a certificate by it for 127.0.0.1, good for a day. It guards nothing and is kept nowhere. */
export function selfSignedCertificate(): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(object(ecdsaWithSha256));
  const name = sequence(
    der(groups.set, sequence(object(commonName), der(tags.text, Buffer.from('127.0.0.1')))),
  );
  const keyInfo = publicKey.export({ type: 'spki', format: 'der' });
  const addresses = sequence(der(ipAddress, Buffer.from([127, 0, 0, 1])));
  const now = Date.now();
  const said = sequence(
    der(groups.version, der(tags.integer, Buffer.from([2]))),
    // A positive number: its first bit is 0.
    der(tags.integer, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(moment(now - dayMs), moment(now + dayMs)),
    name,
    keyInfo,
    der(groups.extensions, sequence(sequence(object(otherNames), der(tags.bytes, addresses)))),
  );
  const cert = sequence(said, algorithm, bits(sign('sha256', said, privateKey)));
  const lines = cert.toString('base64').replace(/.{64}/g, '$&\n').trimEnd();
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    publicKeyHash: createHash('sha256').update(keyInfo).digest('base64'),
  };
}
