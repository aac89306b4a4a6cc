import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Tooltip from '@mui/material/Tooltip';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field, type FieldProps } from './Field';

interface PasswordFieldProps extends FieldProps {
  showLabel: string;
  hideLabel: string;
}

/** A password field with a button to show the password. */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const label = shown ? hideLabel : showLabel;
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      inputProps={{ autoCapitalize: 'none', spellCheck: false, ...props.inputProps }}
      endAdornment={
        <InputAdornment position="end">
          <Tooltip title={label}>
            <IconButton style={{ marginRight: -12 }} onClick={() => setShown(!shown)}>
              {shown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
            </IconButton>
          </Tooltip>
        </InputAdornment>
      }
    />
  );
}
