/** A file in the format that the live services accept. */
export interface EncodedFile {
  fileName: string;
  /** `data:<type>;base64,…` */
  fileContents: string;
}

const UNTYPED = 'application/octet-stream';

/** Computes the length of the encoded file from its size, without reading it. */
export const encodedLength = ({ size, type }: Pick<File, 'size' | 'type'>): number =>
  `data:${type || UNTYPED};base64,`.length + 4 * Math.ceil(size / 3);

/**
 * Thrown when a chosen file cannot be read. It was moved or changed, or it exists only as a placeholder of a cloud
 * drive.
 */
export class UnreadableFileError extends Error {
  readonly fileName: string;

  constructor(fileName: string) {
    super('A file could not be read');
    this.name = 'UnreadableFileError';
    this.fileName = fileName;
  }
}

/**
 * Reads a file into a data URL. Logs an error if the file cannot be read (forms-investors-catalogue §8).
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
