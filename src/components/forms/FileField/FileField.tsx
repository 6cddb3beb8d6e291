import { useFormikContext } from 'formik';
import { useRef, useState, useId, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/LanguageContext';
import { fileSize } from '../../../lib/fileFacts';
import { Icon } from '../../Icon/Icon';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden';
import { describedBy, FieldFrame, type FieldProps } from '../FieldFrame';
import { ChosenFiles } from './ChosenFiles';
import {
  choose as chooseStyle,
  control,
  dragging,
  dropHint,
  facts,
  invitation,
  zone,
} from './FileField.styles';
import { largestSize } from './largestSize';
import { acceptedExtensions, bareExtension, type FileRules } from './sortFiles';
import { useChosenFiles } from './useChosenFiles';

interface FileFieldProps extends FieldProps, FileRules {
  /** Whether several files can be chosen. By default, only one. */
  multiple?: boolean;
  /** Message for a file that is too large or of a type that is not accepted. */
  rejectedMessage: string;
  /** Heading above the chosen files. There is a default. */
  listHeading?: string | undefined;
}

/**
 * A text to announce, and the names of the files it mentions. It is announced only while all of these files are still
 * in the list.
 */
interface News {
  text: string;
  names: readonly string[];
}
const NO_NEWS: News = { text: '', names: [] };

/**
 * A field for files that visitors choose or drop. The form value is an array of `File`. Rejected files are listed with
 * the reason and block submission until they are removed or replaced.
 */
export function FileField({
  name,
  multiple = false,
  extensions,
  maxBytes,
  maxEncodedLength,
  rejectedMessage,
  listHeading,
  ...frame
}: FileFieldProps) {
  const { t } = useTranslation('forms');
  const { code } = useLanguage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [news, setNews] = useState<News>(NO_NEWS);
  const { isSubmitting } = useFormikContext();
  const rules = { extensions, maxBytes, maxEncodedLength };
  const { accepted, rejected, error, completed, choose, remove, leave } = useChosenFiles({
    name,
    multiple,
    ...rules,
    rejectedMessage,
    emptyMessage: t('chosenFileEmpty'),
  });
  // Announced files may have been removed in the meantime, for example when a failed submission reset the form. The
  // announcement is then outdated.
  const listed = new Set([...accepted, ...rejected].map((file) => file.name));
  const current = news.names.every((chosen) => listed.has(chosen)) && !isSubmitting;
  const state = { id, helpId: `${id}help`, error, completed };
  const factsId = `${id}facts`;
  // Isolated as left-to-right text (U+2066, U+2069) with non-breaking spaces. Otherwise a Hebrew sentence would show
  // the unit before the number.
  const size = `\u2066${fileSize(largestSize(rules), code).replace(/\s/g, '\u00a0')}\u2069`;

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    setOver(false);
    if (files.length === 0) return;
    choose(files);
    const names = files.map((file) => file.name);
    setNews({ text: t('filesChosen', { names: names.join(', ') }), names });
    // Clears the input, because it fires no `change` event if the same file is chosen again, for example after the
    // visitor corrected it.
    target.value = '';
  };
  const onRemove = (file: File) => {
    remove(file);
    setNews({ text: t('fileRemoved', { name: file.name }), names: [] });
    input.current?.focus();
  };

  return (
    <FieldFrame name={name} {...frame} state={state}>
      <div css={[zone, over && dragging]}>
        <Icon name="upload" />
        <span css={invitation}>
          <span aria-hidden>
            <span css={chooseStyle}>{t(multiple ? 'chooseFiles' : 'chooseFile')}</span>{' '}
            <span css={dropHint}>{t(multiple ? 'orDropMany' : 'orDrop')}</span>
          </span>
          <span id={factsId} css={facts}>
            {extensions && <bdi>{extensions.map(bareExtension).join(', ')}</bdi>}
            {extensions && ' · '}
            {t(multiple ? 'fileSizeEach' : 'fileSize', { size })}
          </span>
        </span>
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          multiple={multiple}
          accept={
            extensions &&
            acceptedExtensions(extensions)
              .map((one) => `.${one}`)
              .join(',')
          }
          required={frame.required && accepted.length === 0}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(state, frame.hint, factsId)}
          onChange={onChange}
          onBlur={leave}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          css={control}
        />
      </div>
      <ChosenFiles
        title={listHeading ?? t('chosenFiles')}
        accepted={accepted}
        rejected={rejected}
        rules={rules}
        onRemove={onRemove}
      />
      <VisuallyHidden role="status">{current && news.text}</VisuallyHidden>
    </FieldFrame>
  );
}
