interface Files {
  open: (name: string) => Promise<object | null>;
  read: (name: string) => Promise<Buffer | null>;
  write: (name: string, data: Buffer, type: string) => Promise<void>;
}

/**
 * Runs an update of a document. If the update fails after Payload has deleted the document's file, stores the file
 * again.
 * @param type MIME type of the file
 */
export async function keepFile<Result>(
  files: Files,
  { name, type }: { name: string; type: string },
  update: () => Promise<Result>,
): Promise<Result> {
  const data = await files.read(name);
  try {
    return await update();
  } catch (error) {
    if (data && !(await files.open(name))) await files.write(name, data, type);
    throw error;
  }
}
