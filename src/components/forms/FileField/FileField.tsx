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
import { bareExtension, type FileRules } from './sortFiles';
import { useChosenFiles } from './useChosenFiles';

interface FileFieldProps extends FieldProps, FileRules {
  /** Whether it accepts several files; one by default. */
  multiple?: boolean;
  /** Message about a file that is too large or of a wrong type. */
  rejectedMessage: string;
  /** Heading of the list of chosen files. */
  listHeading?: string | undefined;
}

/** An announcement, and the files that must be in the list for it to be true. */
interface News {
  text: string;
  names: readonly string[];
}
const NO_NEWS: News = { text: '', names: [] };

/**
 * A field for chosen or dropped files. The form's value is an array of `File`.
 * Rejected files never enter the value: they are listed and block sending until they are removed or replaced.
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
  });
  // Files may have been removed since, for example after a failed attempt to send.
  const listed = new Set([...accepted, ...rejected].map((file) => file.name));
  const current = news.names.every((chosen) => listed.has(chosen)) && !isSubmitting;
  const state = { id, helpId: `${id}help`, error, completed };
  const factsId = `${id}facts`;
  // Isolated without spaces, because a Hebrew sentence would move the unit before the number.
  const size = `\u2066${fileSize(largestSize(rules), code).replace(/\s/g, '\u00a0')}\u2069`;

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    setOver(false);
    if (files.length === 0) return;
    choose(files);
    const names = files.map((file) => file.name);
    setNews({ text: t('filesChosen', { names: names.join(', ') }), names });
    // Lets the visitor choose the same file again after correcting it.
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
          accept={extensions?.map((extension) => `.${bareExtension(extension)}`).join(',')}
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
