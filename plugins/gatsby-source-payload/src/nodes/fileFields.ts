import type { Json } from '../Json';
import { InvalidField } from './InvalidField';

/**
 * Returns the fields that Gatsby needs to treat a node as a remote file. The URL is absolute, and sizes are whole
 * numbers.
 * @param fields converted fields of an upload document
 * @param serverUrl base of relative URLs
 * @throws InvalidField for an upload document without a file
 */
export function fileFields(fields: Json, serverUrl: string): Json {
  const { url, filename, mimeType, filesize, width, height } = fields;
  for (const [name, value] of Object.entries({ url, filename, mimeType })) {
    if (typeof value !== 'string' || value === '')
      throw new InvalidField(name, 'is required of a file and has no value');
  }
  return {
    url: new URL(String(url), serverUrl).toString(),
    filesize: roundOrNull(filesize),
    width: roundOrNull(width),
    height: roundOrNull(height),
  };
}

function roundOrNull(value: unknown): number | null {
  return typeof value === 'number' ? Math.round(value) : null;
}
