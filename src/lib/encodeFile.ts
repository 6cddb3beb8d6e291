/** A file as calls take it. */
export interface EncodedFile {
  fileName: string;
  /** `data:<type>;base64,…` */
  fileContents: string;
}

const UNTYPED = 'application/octet-stream';

/** How long a file will be once it is encoded, without reading it. */
export const encodedLength = ({ size, type }: Pick<File, 'size' | 'type'>): number =>
  `data:${type || UNTYPED};base64,`.length + 4 * Math.ceil(size / 3);

/**
 * Reads a file into a data URL.
 * @throws Error when it cannot be read any more, because it was moved or changed; that is also logged (specification §8)
 */
export function encodeFile(file: File): Promise<EncodedFile> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ fileName: file.name, fileContents: String(reader.result) });
    reader.onerror = () => {
      // eslint-disable-next-line no-console
      console.error(`The file ${file.name} could not be read`, reader.error);
      reject(new Error('A file could not be read'));
    };
    reader.readAsDataURL(file);
  });
}
