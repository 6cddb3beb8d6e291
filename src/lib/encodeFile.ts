/** A file in the format of the calls. */
export interface EncodedFile {
  fileName: string;
  /** `data:<type>;base64,…` */
  fileContents: string;
}

const UNTYPED = 'application/octet-stream';

/** Computes the length of the encoded file without reading it. */
export const encodedLength = ({ size, type }: Pick<File, 'size' | 'type'>): number =>
  `data:${type || UNTYPED};base64,`.length + 4 * Math.ceil(size / 3);

/** A chosen file was moved or changed, or is a placeholder of a cloud drive. */
export class UnreadableFileError extends Error {
  readonly fileName: string;

  constructor(fileName: string) {
    super('A file could not be read');
    this.name = 'UnreadableFileError';
    this.fileName = fileName;
  }
}

/**
 * Reads a file into a data URL. Logs an error when that is impossible (forms-investors-catalogue §8).
 * @throws UnreadableFileError
 */
export function encodeFile(file: File): Promise<EncodedFile> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ fileName: file.name, fileContents: String(reader.result) });
    reader.onerror = () => {
      // eslint-disable-next-line no-console
      console.error(`The file ${file.name} could not be read`, reader.error);
      reject(new UnreadableFileError(file.name));
    };
    reader.readAsDataURL(file);
  });
}
