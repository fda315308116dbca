"""The kinds of stress: what a recording looks like in another kitchen, before another camera."""

import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace

import recordings

H264 = ("-c:v", "libx264", "-preset", "veryfast", "-crf", "23", "-pix_fmt", "yuv420p")
COARSE = ("-c:v", "libx264", "-preset", "veryfast", "-crf", "40", "-pix_fmt", "yuv420p")
JPEG = ("-c:v", "mjpeg", "-q:v", "24", "-pix_fmt", "yuvj420p")


@dataclass(frozen=True)
class Kind:
    """ffmpeg's filter, in which SECONDS, W and H stand for the clip's own; `pace` is by how much longer all takes."""

    filter: str
    pace: float = 1.0
    flips: bool = False
    codec: tuple = H264


def farther(share):
    """The picture smaller, in a frame that repeats its rim."""
    return (f"scale=trunc(iw*{share}/2)*2:trunc(ih*{share}/2)*2,"
            f"pad=W:H:(ow-iw)/2:(oh-ih)/2,fillborders=left=SIDE{share}:right=SIDE{share}:top=TOP{share}"
            f":bottom=TOP{share}:mode=smear")


KINDS = {
    "plain": Kind(""),
    "mirrored": Kind("hflip", flips=True),
    # Hands, and where the camera stands.
    "slower": Kind("setpts=1.3*PTS", pace=1.3),
    "faster": Kind("setpts=0.8*PTS", pace=0.8),
    "nearer 1.25": Kind("crop=trunc(iw/2.5)*2:trunc(ih/2.5)*2"),
    "nearer 1.6": Kind("crop=trunc(iw/3.2)*2:trunc(ih/3.2)*2"),
    "farther 0.8": Kind(farther(0.8)),
    "farther 0.65": Kind(farther(0.65)),
    "cropped left": Kind("crop=trunc(iw*0.4)*2:ih:iw-trunc(iw*0.4)*2:0"),
    "cropped right": Kind("crop=trunc(iw*0.4)*2:ih:0:0"),
    "cropped top": Kind("crop=iw:trunc(ih*0.4)*2:0:ih-trunc(ih*0.4)*2"),
    "cropped bottom": Kind("crop=iw:trunc(ih*0.4)*2:0:0"),
    "tilted left": Kind("rotate=-8*PI/180:fillcolor=gray,crop=trunc(iw*0.43)*2:trunc(ih*0.43)*2"),
    "tilted right": Kind("rotate=8*PI/180:fillcolor=gray,crop=trunc(iw*0.43)*2:trunc(ih*0.43)*2"),
    "wide": Kind("crop=iw:trunc(ih*0.3)*2"),
    "portrait": Kind("crop=trunc(iw*0.3)*2:ih"),
    "shaken": Kind("crop=iw-16:ih-16:'8+5*sin(11*t)':'8+5*cos(17*t)'"),
    # Light.
    "dark": Kind("eq=gamma=0.55:brightness=-0.08,noise=alls=14:allf=t"),
    "lamp on": Kind("eq=brightness='if(gt(t,SECONDS/2),0.22,0)':eval=frame"),
    "lamp off": Kind("eq=brightness='if(gt(t,SECONDS/2),-0.25,0)':eval=frame"),
    "ramp": Kind("eq=brightness='0.14*sin(2*PI*0.35*t)':eval=frame"),
    "flicker": Kind("eq=brightness='0.04*sin(2*PI*7.3*t)':eval=frame"),
    "gamma 0.6": Kind("eq=gamma=0.6"),
    "gamma 1.8": Kind("eq=gamma=1.8"),
    "low contrast": Kind("eq=contrast=0.5"),
    # The camera itself.
    "blur": Kind("gblur=sigma=2.2"),
    "exposure 2": Kind("tmix=frames=2"),
    "exposure 3": Kind("tmix=frames=3"),
    "8 a second": Kind("fps=8"),
    "10 a second": Kind("fps=10"),
    "30 a second": Kind("minterpolate=fps=30:mi_mode=mci:me=epzs:mc_mode=obmc"),
    "60, repeated": Kind("fps=60"),
    "small": Kind("scale=96:-2"),
    "noise": Kind("noise=alls=28:allf=t"),
    "jpeg": Kind("", codec=JPEG),
    "coarse": Kind("", codec=COARSE),
}
OTHER = {"left": "right", "right": "left"}


def path_of(clip, name, cache):
    folder = os.path.join(cache, name.replace(" ", "-").replace(",", ""))
    return os.path.join(folder, os.path.splitext(clip.name)[0] + ".mkv")


def filter_of(kind, clip):
    (width, height), text = clip.size, kind.filter
    for share in (0.8, 0.65):
        side = (width - int(width * share / 2) * 2 + 1) // 2 + 1
        top = (height - int(height * share / 2) * 2 + 1) // 2 + 1
        text = text.replace(f"SIDE{share}", str(side)).replace(f"TOP{share}", str(top))
    return (text.replace("SECONDS", f"{clip.seconds:.3f}").replace("pad=W:H", f"pad={width}:{height}"))


def make(clip, name, cache):
    """The clip under a stress; made once, whole or not at all."""
    kind = KINDS[name]
    if name == "plain":
        return clip
    path = path_of(clip, name, cache)
    if not os.path.exists(path):
        os.makedirs(os.path.dirname(path), exist_ok=True)
        half = f"{path}.half.mkv"
        wanted = filter_of(kind, clip)
        subprocess.run(
            ["ffmpeg", "-v", "error", "-y", "-threads", "1", "-i", clip.path, "-an", *(["-vf", wanted] if wanted else []),
             *kind.codec, "-threads", "1", "-fps_mode", "passthrough", half], check=True)
        os.replace(half, path)
    events = tuple((start * kind.pace, end * kind.pace, OTHER[hand] if kind.flips else hand, quality)
                   for start, end, hand, quality in clip.events)
    return replace(clip, path=path, events=events, seconds=clip.seconds * kind.pace, stress=name, pace=kind.pace)


def make_all(clips, names, cache, progress=lambda text: None):
    """All clips under all these stresses."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for name in names:
            progress(name)
            yield name, list(pool.map(lambda clip: make(clip, name, cache), clips))
