import { useField } from 'formik';
import { useCallback, useEffect, useRef } from 'react';
import { areOnlyEmpty, sortFiles, type FileRules } from './sortFiles';

const NONE: readonly File[] = [];

interface ChosenFilesOptions extends FileRules {
  name: string;
  multiple: boolean;
  /** Message for a file that is too large or of a type that is not accepted. */
  rejectedMessage: string;
  /** Message if all rejected files are empty. */
  emptyMessage: string;
}

interface ChosenFilesState {
  accepted: readonly File[];
  /** Rejected files. They block submission until they are removed or replaced. */
  rejected: readonly File[];
  error: string | undefined;
  completed: boolean;
  choose: (files: readonly File[]) => void;
  remove: (file: File) => void;
  leave: () => void;
}

/**
 * Manages the chosen files of a field. If the field accepts several files, new ones are added to the accepted ones.
 * Otherwise a new file replaces the old one. The form value also contains the rejected files. Otherwise a required field
 * would count as empty.
 */
export function useChosenFiles(options: ChosenFilesOptions): ChosenFilesState {
  const { name, multiple, rejectedMessage, emptyMessage } = options;
  const { extensions, maxBytes, maxEncodedLength } = options;
  const validate = useCallback(
    (files: readonly File[] = NONE) => {
      const rules = { extensions, maxBytes, maxEncodedLength };
      const { rejected } = sortFiles(files, rules);
      if (rejected.length === 0) return undefined;
      return areOnlyEmpty(rejected, rules) ? emptyMessage : rejectedMessage;
    },
    [extensions, maxBytes, maxEncodedLength, rejectedMessage, emptyMessage],
  );
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<readonly File[] | undefined>({
    name,
    validate,
  });
  const { accepted, rejected } = sortFiles(value ?? NONE, options);
  const wrong = validate(value);

  // Makes Formik validate again whenever files become rejected or no file is rejected any more.
  const told = useRef(wrong);
  useEffect(() => {
    if (told.current === wrong) return;
    told.current = wrong;
    void setTouched(true, true);
    // Formik's setters are new in every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wrong]);

  const shown = wrong ?? (touched ? error : undefined);
  return {
    accepted,
    rejected,
    error: shown,
    completed: shown === undefined && accepted.length > 0,
    choose: (files) => {
      void setValue(multiple ? [...accepted, ...fresh(files, accepted)] : files.slice(0, 1));
    },
    remove: (file) => {
      void setValue((value ?? NONE).filter((other) => other !== file));
    },
    leave: () => void setTouched(true),
  };
}

/** Returns the files that have not been chosen yet. */
const fresh = (files: readonly File[], before: readonly File[]): readonly File[] =>
  files.filter(
    (file) =>
      !before.some(
        ({ name, size, lastModified }) =>
          name === file.name && size === file.size && lastModified === file.lastModified,
      ),
  );
