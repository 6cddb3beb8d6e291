import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { useEarlyInput } from '../../components/forms/useEarlyInput';
import { Icon } from '../../components/Icon/Icon';
import { MAX_TEXT_LENGTH } from '../../lib/filters/typedText';
import { search, searchField, tools, toolsNote } from './FactoryMap.styles';

interface FactoryToolsProps {
  town: string;
  onTown: (town: string) => void;
  /** State of the request for the visitor's position. */
  nearest: 'idle' | 'asking' | 'denied' | 'failed' | 'found';
  onNearest: () => void;
}

/** The search by town and the button that finds the factory nearest to the visitor. */
export function FactoryTools({ town, onTown, nearest, onNearest }: FactoryToolsProps) {
  const { t } = useTranslation('factories');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEarlyInput(field, town, onTown);
  return (
    <div css={tools}>
      <div css={search}>
        <label htmlFor={id}>{t('search')}</label>
        <input
          ref={field}
          id={id}
          type="search"
          value={town}
          maxLength={MAX_TEXT_LENGTH}
          autoComplete="address-level2"
          placeholder={t('searchHint')}
          onChange={({ target }) => onTown(target.value)}
          css={searchField}
        />
      </div>
      <Button variant="text" aria-disabled={nearest === 'asking'} onClick={onNearest}>
        <Icon name="pin" />
        {t('nearest')}
      </Button>
      <p role="status" css={toolsNote}>
        {nearest !== 'idle' && nearest !== 'found' && t(`nearest_${nearest}`)}
      </p>
    </div>
  );
}
