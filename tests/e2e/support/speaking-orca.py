"""
Runs the Orca screen reader on the display and the session bus that it finds. Prints, as lines of JSON, the address of
that bus, and then each thing that Orca says.
"""

import json
import os
import subprocess

from orca import orca, speech

SETTINGS = {
    "enableBraille": False,
    "enableKeyEcho": False,
    "enableSound": False,
    # Reading a whole page when it opens would take longer than all else.
    "pageSummaryOnLoad": False,
    "sayAllOnLoad": False,
    # Nothing is to be spoken aloud.
    "speechServerFactory": "",
}


def tell(text, *_):
    print(json.dumps(text), flush=True)


tell(os.environ["DBUS_SESSION_BUS_ADDRESS"])
speech._speak = tell
# A window gets keys only from a window manager; its own keys would be missing in pages.
no_keys = os.path.join(os.environ["HOME"], "openbox.xml")
with open(no_keys, "w") as file:
    file.write('<openbox_config xmlns="http://openbox.org/3.4/rc"><keyboard/></openbox_config>')
subprocess.Popen(["openbox", "--config-file", no_keys])
# The command `orca` would refuse to run beside the one of somebody who works with it.
orca.getSettingsManager().activate(customSettings=SETTINGS)
orca.main()
