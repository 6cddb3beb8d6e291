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

/**
 * Reads a file into a data URL. Logs and throws an error when the file was moved or changed
 * (forms-investors-catalogue §8).
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
