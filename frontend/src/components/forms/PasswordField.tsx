import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Tooltip from '@mui/material/Tooltip';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Field, type FieldProps } from './Field';

/** A password field with a button to show the password. */
export function PasswordField(props: FieldProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      inputProps={{ autoCapitalize: 'none', spellCheck: false, ...props.inputProps }}
      endAdornment={
        <InputAdornment position="end">
          <Tooltip title={t(shown ? 'actions.hidePassword' : 'actions.showPassword')}>
            <IconButton style={{ marginRight: -12 }} onClick={() => setShown(!shown)}>
              {shown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
            </IconButton>
          </Tooltip>
        </InputAdornment>
      }
    />
  );
}
