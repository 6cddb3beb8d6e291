import { useField } from 'formik';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sortFiles, type FileRules } from './sortFiles';

const NONE: readonly File[] = [];

interface ChosenFilesOptions extends FileRules {
  name: string;
  multiple: boolean;
  /** What is said of a file that is too large, or of a kind that is not taken. */
  rejectedMessage: string;
}

interface ChosenFilesState {
  accepted: readonly File[];
  /** What the visitor chose last and the field refused; the form is not sent before it is taken away or another is chosen. */
  rejected: readonly File[];
  error: string | undefined;
  completed: boolean;
  choose: (files: readonly File[]) => void;
  remove: (file: File) => void;
  leave: () => void;
}

/**
 * The files of a field, kept in the form's values as an array. Of several, new ones are added; a single one takes the place of the last.
 * @param options name of the field, and what it takes
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
  // What was chosen before hydration is in the form's values without ever having been looked at.
  const { accepted, rejected: adopted } = sortFiles(value ?? NONE, options);
  const rejected = [...refused, ...adopted];
  const wrong = rejected.length > 0 ? rejectedMessage : undefined;

  // The form asks `validate` anew once it knows the one of now.
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

/** Those that were not chosen before. */
const fresh = (files: readonly File[], before: readonly File[]): readonly File[] =>
  files.filter(
    (file) =>
      !before.some(
        ({ name, size, lastModified }) =>
          name === file.name && size === file.size && lastModified === file.lastModified,
      ),
  );
