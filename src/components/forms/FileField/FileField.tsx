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
  /** Several files; one unless it says otherwise. */
  multiple?: boolean;
  /** What is said of a file that is too large, or of a kind that is not taken. */
  rejectedMessage: string;
  /** Above the list of what was chosen. */
  listHeading?: string | undefined;
}

/** What is read out, and the files that must be in the list for it to be true. */
interface News {
  text: string;
  names: readonly string[];
}
const NO_NEWS: News = { text: '', names: [] };

/**
 * One or many files, chosen or dropped; the form's value is an array of `File`. A file that is not taken never gets into the value:
 * it is listed as refused, and the form is not sent before the visitor takes it away or chooses another.
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
  // What was chosen may have been taken out since, such as by a failure to send: then it is not so any more.
  const listed = new Set([...accepted, ...rejected].map((file) => file.name));
  const current = news.names.every((chosen) => listed.has(chosen)) && !isSubmitting;
  const state = { id, helpId: `${id}help`, error, completed };
  const factsId = `${id}facts`;
  // One word, isolated: in a Hebrew sentence the unit would stand before the number.
  const size = `\u2066${fileSize(largestSize(rules), code).replace(/\s/g, '\u00a0')}\u2069`;

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    setOver(false);
    if (files.length === 0) return;
    choose(files);
    const names = files.map((file) => file.name);
    setNews({ text: t('filesChosen', { names: names.join(', ') }), names });
    // So that the same file, corrected, can be chosen again.
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
