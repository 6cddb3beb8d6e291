import { useField } from 'formik';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sortFiles, type FileRules } from './sortFiles';

const NONE: readonly File[] = [];

interface ChosenFilesOptions extends FileRules {
  name: string;
  multiple: boolean;
  /** Message for a file that is too large or of a type that is not accepted. */
  rejectedMessage: string;
}

interface ChosenFilesState {
  accepted: readonly File[];
  /** Rejected files of the last choice. They block submission until they are removed or replaced. */
  rejected: readonly File[];
  error: string | undefined;
  completed: boolean;
  choose: (files: readonly File[]) => void;
  remove: (file: File) => void;
  leave: () => void;
}

/**
 * Manages the chosen files of a field; the form value is an array of the accepted ones. If the field accepts several
 * files, new ones are added. Otherwise a new file replaces the old one.
 */
export function useChosenFiles(options: ChosenFilesOptions): ChosenFilesState {
  const { name, multiple, rejectedMessage } = options;
  const [refused, setRefused] = useState(NONE);
  const { extensions, maxBytes, maxEncodedLength } = options;
  const validate = useCallback(
    (files: readonly File[] | undefined) =>
      refused.length > 0 ||
      sortFiles(files ?? NONE, { extensions, maxBytes, maxEncodedLength }).rejected.length > 0
        ? rejectedMessage
        : undefined,
    [refused, extensions, maxBytes, maxEncodedLength, rejectedMessage],
  );
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<readonly File[] | undefined>({
    name,
    validate,
  });
  // Files that were chosen before hydration were copied into the form values without any check, so they are checked
  // here.
  const { accepted, rejected: adopted } = sortFiles(value ?? NONE, options);
  const rejected = [...refused, ...adopted];
  const wrong = rejected.length > 0 ? rejectedMessage : undefined;

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
      const sorted = sortFiles(multiple ? files : files.slice(0, 1), options);
      setRefused(sorted.rejected);
      void setValue(multiple ? [...accepted, ...fresh(sorted.accepted, accepted)] : sorted.accepted);
    },
    remove: (file) => {
      setRefused((before) => before.filter((other) => other !== file));
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
